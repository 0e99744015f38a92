import type { Case } from '../case.ts';
import { careHandover } from './care-handover.ts';
import { dentalPlan } from './dental-plan.ts';
import { freedAppointments } from './freed-appointments.ts';
import { homeExercises } from './home-exercises.ts';
import { limbChecks } from './limb-checks.ts';
import { partRefunds } from './part-refunds.ts';
import { repeatPrescriptions } from './repeat-prescriptions.ts';
import { returningDonors } from './returning-donors.ts';

export const healthCases: readonly Case[] = [
  freedAppointments,
  repeatPrescriptions,
  homeExercises,
  limbChecks,
  careHandover,
  dentalPlan,
  returningDonors,
  partRefunds,
];
