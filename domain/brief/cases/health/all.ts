import type { Case } from '../case.ts';

export const healthCases: readonly Case[] = [];
