import type { Case } from '../case.ts';

export const ecommerceCases: readonly Case[] = [];
