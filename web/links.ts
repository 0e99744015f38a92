/** Every address of the product is made here, so that a moved page is one change. */
export const links = {
  home: () => '/',
  homeSection: (id: 'features' | 'collaboration' | 'pricing' | 'questions') => `/#${id}`,
  generate: () => '/generate',
  newBrief: () => '/brief/new',
  brief: (briefId: string) => `/brief/${briefId}`,
  submitDesign: () => '/submit-design',
  showcase: () => '/showcase',
  submission: (submissionId: string) => `/showcase/${submissionId}`,
  myProjects: () => '/my-projects',
  auth: (returnTo?: string) => (returnTo ? `/auth?returnTo=${encodeURIComponent(returnTo)}` : '/auth'),
  pricing: () => '/pricing',
  terms: () => '/terms',
  privacy: () => '/privacy',
  about: () => '/about',
  help: () => '/help',
  settings: () => '/settings',
  kit: () => '/kit',
  /** Leaves the app: the identity provider's page, and back to `returnTo`. */
  signIn: (returnTo: string) => `/api/auth/sign-in?returnTo=${encodeURIComponent(returnTo)}`,
} as const;
