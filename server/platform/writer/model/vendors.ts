/** Addresses of the big vendors' OpenAI chat protocol. MODEL_BASE_URL names any other server. */
export const vendors = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta/openai',
  mistral: 'https://api.mistral.ai/v1',
} as const;

export type Vendor = keyof typeof vendors;
export const vendorNames = Object.keys(vendors) as [Vendor, ...Vendor[]];

/** OpenAI's newer models refuse the older name of this limit. All other servers know only the older name. */
export function limitName(baseUrl: string): 'max_tokens' | 'max_completion_tokens' {
  return new URL(baseUrl).host === 'api.openai.com' ? 'max_completion_tokens' : 'max_tokens';
}
