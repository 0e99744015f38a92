import type { Case } from '../case.ts';
import { drivingProgress } from './driving-progress.ts';
import { signPractice } from './sign-practice.ts';
import { thirdLesson } from './third-lesson.ts';

export const educationCases: readonly Case[] = [drivingProgress, signPractice, thirdLesson];
