import type { Case } from '../case.ts';
import { freedAppointments } from './freed-appointments.ts';
import { limbChecks } from './limb-checks.ts';

export const healthCases: readonly Case[] = [freedAppointments, limbChecks];
