import type { Case } from '../case.ts';
import { millQueue } from './mill-queue.ts';
import { noonPickUp } from './noon-pick-up.ts';

export const foodCases: readonly Case[] = [millQueue, noonPickUp];
