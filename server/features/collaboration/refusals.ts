import { AppError } from '#server/platform/http/errors.ts';

export const requestNotFound = () =>
  new AppError('request_not_found', 'This request is not there, or it is not yours.');

export const requestOver = () =>
  new AppError('request_over', 'This request was answered or withdrawn, or it has expired.');

export const requestExists = () =>
  new AppError('request_exists', 'You have asked for this design already. The answer comes to My Projects.');

export const closed = () => new AppError('collaboration_closed', 'This design is not open to collaboration.');

export const claimed = () =>
  new AppError('design_claimed', 'Somebody is building this design. You can ask when that collaboration has ended.');

export const agreementNotFound = () =>
  new AppError('agreement_not_found', 'This agreement is not there, or it is not yours.');

export const AGREEMENT_CHANGED = 'The agreement has been changed since you read it. Read it again, then confirm.';

export const agreementFixed = () =>
  new AppError('agreement_fixed', 'This agreement can no longer be changed. Both have confirmed it, or it has ended.');
