import type { Case } from '../case.ts';

export const financeCases: readonly Case[] = [];
