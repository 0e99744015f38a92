import type { Case } from '../case.ts';
import { freedAppointments } from './freed-appointments.ts';
import { limbChecks } from './limb-checks.ts';
import { repeatPrescriptions } from './repeat-prescriptions.ts';

export const healthCases: readonly Case[] = [freedAppointments, limbChecks, repeatPrescriptions];
