import type { Case } from '../case.ts';
import { carReturn } from './car-return.ts';
import { carriageSwap } from './carriage-swap.ts';
import { cityPass } from './city-pass.ts';
import { coachDelays } from './coach-delays.ts';
import { emptyBunks } from './empty-bunks.ts';
import { ferryInWind } from './ferry-in-wind.ts';
import { lateCheckIn } from './late-check-in.ts';
import { pitchChange } from './pitch-change.ts';

export const travelCases: readonly Case[] = [
  lateCheckIn,
  ferryInWind,
  coachDelays,
  pitchChange,
  carReturn,
  emptyBunks,
  cityPass,
  carriageSwap,
];
