import type { Case } from '../case.ts';
import { drivingProgress } from './driving-progress.ts';
import { rightGroup } from './right-group.ts';
import { signPractice } from './sign-practice.ts';
import { thirdLesson } from './third-lesson.ts';
import { tripSlips } from './trip-slips.ts';

export const educationCases: readonly Case[] = [drivingProgress, signPractice, thirdLesson, rightGroup, tripSlips];
