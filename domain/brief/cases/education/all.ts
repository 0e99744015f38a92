import type { Case } from '../case.ts';
import { drivingProgress } from './driving-progress.ts';
import { rightGroup } from './right-group.ts';
import { signPractice } from './sign-practice.ts';
import { thirdLesson } from './third-lesson.ts';

export const educationCases: readonly Case[] = [signPractice, thirdLesson, rightGroup, drivingProgress];
