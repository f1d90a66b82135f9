import type { QueryData } from '@supabase/supabase-js';
import type { DataClient } from '../client/types.ts';
import { unwrap } from '../http/unwrap.ts';

const selectQuotes = (client: DataClient) =>
  client
    .from('reviews')
    .select(
      'id, rating, comment, created_at, project:projects!reviews_project_id_fkey(id, title, image_url, image_color, owner:users!projects_user_id_fkey(name))',
    );

type QuoteRow = QueryData<ReturnType<typeof selectQuotes>>[number];

/** A review of a project with a cover. */
export type QuotedReview = QuoteRow & { project: NonNullable<QuoteRow['project']> };

const BEST_RATING = 5;
const CANDIDATES = 24;
const LENGTH = { min: 50, max: 170 };

/** The newest review with five stars that is as long as a quote; null if there is none. */
export async function findQuotedReview(client: DataClient): Promise<QuotedReview | null> {
  const rows = unwrap(
    await selectQuotes(client)
      .eq('rating', BEST_RATING)
      .not('project_id', 'is', null)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(CANDIDATES),
  );
  return rows.find(isQuotable) ?? null;
}

/** The project is null if it is hidden. */
export function isQuotable(row: QuoteRow): row is QuotedReview {
  const { length } = row.comment.trim();
  const hasCover = Boolean(row.project?.image_url);
  return hasCover && length >= LENGTH.min && length <= LENGTH.max;
}
