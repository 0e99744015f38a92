import type { Case } from '../case.ts';
import { ferryInWind } from './ferry-in-wind.ts';
import { lateCheckIn } from './late-check-in.ts';

export const travelCases: readonly Case[] = [lateCheckIn, ferryInWind];
