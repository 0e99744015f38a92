import type { Case } from '../case.ts';
import { businessAccount } from './business-account.ts';
import { cardControls } from './card-controls.ts';
import { depositReturn } from './deposit-return.ts';
import { pensionStatement } from './pension-statement.ts';
import { receiptChase } from './receipt-chase.ts';
import { sharedBills } from './shared-bills.ts';
import { smallLoan } from './small-loan.ts';
import { waterClaim } from './water-claim.ts';

export const financeCases: readonly Case[] = [
  businessAccount,
  cardControls,
  depositReturn,
  pensionStatement,
  receiptChase,
  sharedBills,
  smallLoan,
  waterClaim,
];
