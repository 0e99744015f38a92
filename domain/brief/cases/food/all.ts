import type { Case } from '../case.ts';

export const foodCases: readonly Case[] = [];
