import type { IndustryId } from '#domain/catalog/industries.ts';

/** The client on the hero's ticket for each industry. */
export const clients: Record<IndustryId, string> = {
  ecommerce: 'A four-person lamp workshop',
  health: 'A sleep clinic with a waiting list',
  finance: 'A credit union for freelancers',
  education: 'A weekend school for astronomers',
  food: 'Three bakeries that sell out by ten',
  travel: 'A cabin network with no Wi-Fi',
};
