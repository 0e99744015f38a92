import type { Case } from '../case.ts';

export const educationCases: readonly Case[] = [];
