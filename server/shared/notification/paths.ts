/** Link targets of notifications; web/links.ts has the same addresses for the pages. */
export const MY_COLLABORATIONS = '/my-projects?tab=collaborations';
export const agreementPath = (id: string) => `/collaboration/${id}`;
export const workspacePath = (designId: string) => `/workspace/${designId}`;
