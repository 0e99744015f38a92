import type { Case } from '../case.ts';
import { signPractice } from './sign-practice.ts';

export const educationCases: readonly Case[] = [signPractice];
