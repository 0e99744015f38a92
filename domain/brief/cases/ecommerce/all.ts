import type { Case } from '../case.ts';
import { shoeReturns } from './shoe-returns.ts';

export const ecommerceCases: readonly Case[] = [shoeReturns];
