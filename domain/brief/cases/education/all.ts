import type { Case } from '../case.ts';
import { drivingProgress } from './driving-progress.ts';
import { holdsExpire } from './holds-expire.ts';
import { instrumentLoan } from './instrument-loan.ts';
import { rightGroup } from './right-group.ts';
import { seminarPlaces } from './seminar-places.ts';
import { signPractice } from './sign-practice.ts';
import { thirdLesson } from './third-lesson.ts';
import { tripSlips } from './trip-slips.ts';

export const educationCases: readonly Case[] = [
  drivingProgress,
  holdsExpire,
  instrumentLoan,
  rightGroup,
  seminarPlaces,
  signPractice,
  thirdLesson,
  tripSlips,
];
