import type { Case } from '../case.ts';
import { boxPause } from './box-pause.ts';
import { cakeWords } from './cake-words.ts';
import { catchAtSea } from './catch-at-sea.ts';
import { millQueue } from './mill-queue.ts';
import { noonPickUp } from './noon-pick-up.ts';
import { openShelf } from './open-shelf.ts';
import { schoolAllergens } from './school-allergens.ts';
import { tableBooking } from './table-booking.ts';

export const foodCases: readonly Case[] = [
  millQueue,
  noonPickUp,
  boxPause,
  schoolAllergens,
  tableBooking,
  cakeWords,
  openShelf,
  catchAtSea,
];
