import type { Case } from '../case.ts';
import { drivingProgress } from './driving-progress.ts';
import { holdsExpire } from './holds-expire.ts';
import { instrumentLoan } from './instrument-loan.ts';
import { seminarPlaces } from './seminar-places.ts';
import { signPractice } from './sign-practice.ts';
import { thirdLesson } from './third-lesson.ts';

export const educationCases: readonly Case[] = [
  drivingProgress,
  holdsExpire,
  instrumentLoan,
  seminarPlaces,
  signPractice,
  thirdLesson,
];
