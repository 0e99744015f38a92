import type { Case } from '../case.ts';
import { limbChecks } from './limb-checks.ts';

export const healthCases: readonly Case[] = [limbChecks];
