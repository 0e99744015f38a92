import type { Case } from '../case.ts';
import { customOrders } from './custom-orders.ts';
import { firstSale } from './first-sale.ts';
import { furnitureDelivery } from './furniture-delivery.ts';
import { plantedLate } from './planted-late.ts';
import { shoeReturns } from './shoe-returns.ts';
import { soldOut } from './sold-out.ts';
import { teamOrder } from './team-order.ts';
import { wrongPart } from './wrong-part.ts';

export const ecommerceCases: readonly Case[] = [
  shoeReturns,
  furnitureDelivery,
  wrongPart,
  customOrders,
  soldOut,
  plantedLate,
  firstSale,
  teamOrder,
];
