import type { Case } from '../case.ts';
import { furnitureDelivery } from './furniture-delivery.ts';
import { shoeReturns } from './shoe-returns.ts';

export const ecommerceCases: readonly Case[] = [shoeReturns, furnitureDelivery];
