/** One color of each cover, written by supabase/seed/write-colors.ts. */
export const coverColors = {
  'sample-gallery-1': '#cdd4f3',
  'sample-gallery-2': '#2a46b7',
  'sample-gallery-3': '#899cea',
  'sample-gallery-4': '#eaeef9',
  'sample-project-1': '#bfcaf4',
  'sample-project-2': '#d6a983',
  'sample-project-3': '#227653',
  'trending-1': '#1a2549',
  'trending-2': '#9e5538',
  'trending-3': '#84c0a5',
} as const;
