import * as v from 'valibot';
import type { Database } from '../../database.ts';
import { foundProjectSchema, type FoundProject } from '../../projects/project.ts';
import { foundServiceSchema, type FoundService } from '../../services/found-service.ts';
import { creatorSchema, type Creator } from '../../users/user.ts';
import { json } from '../backend/fake-state.ts';
import { aProject, aService, aUser } from '../rows.ts';
import type { rpcAnswers } from './rpc-answers.ts';

type Found = { projects: FoundProject; services: FoundService; creators: Creator };
export type SearchKind = keyof Found;
type Arguments<Kind extends SearchKind> = Database['public']['Functions'][`search_${Kind}`]['Args'];
type Position = { cursor?: string | null; page_size?: number };

/** Answers a search with the rows that the test finds for it, page by page, and its counts with their number. */
export function answerSearch<Kind extends SearchKind>(
  { rpc }: Pick<ReturnType<typeof rpcAnswers>, 'rpc'>,
  kind: Kind,
  find: (input: Arguments<Kind>) => readonly Found[Kind][],
) {
  rpc(`search_${kind}`, (input) => json(aSearchPage(find(input), input)));
  rpc(`count_${kind}`, (input) => json(searchCounts(kind, find(input).length)));
}

/** A page of what a search finds, all of which contains the text itself. */
export function aSearchPage<T extends { id: string }>(rows: readonly T[], position: Position = {}) {
  const start = rows.findIndex(({ id }) => id === position.cursor) + 1;
  const end = start + Number(position.page_size ?? rows.length);
  const items = rows.slice(start, end);
  return {
    items,
    next_cursor: (end < rows.length && items.at(-1)?.id) || null,
    all_words_at: null,
    corrected: null,
    corrected_at: null,
    most_words_at: null,
    words: [],
  };
}

const GROUPS = {
  projects: { types: {}, technologies: {}, industries: {} },
  creators: { skills: {}, locations: {} },
  services: { skills: {}, locations: {} },
};

/** How many rows a search finds, and how many of them each value of a filter would leave. */
export function searchCounts(
  kind: SearchKind,
  total: number,
  facets: Record<string, Record<string, number>> = {},
) {
  return {
    total,
    total_is_capped: false,
    facets: { ...GROUPS[kind], ...facets },
    capped_facets: [],
  };
}

export function aFoundProject(fields: Partial<FoundProject> = {}): FoundProject {
  return v.parse(foundProjectSchema, { ...aProject(), owner: aUser(), ...fields });
}

export function aFoundService(fields: Partial<FoundService> = {}): FoundService {
  const image = { image_url: null, image_color: null };
  const service = { ...aService(), ...image, pricing_model: 'fixed', creator: aUser() };
  return v.parse(foundServiceSchema, { ...service, ...fields });
}

export function aCreator(fields: Partial<Creator> = {}): Creator {
  return v.parse(creatorSchema, {
    ...aUser(),
    project_count: 0,
    covers: [],
    offer: null,
    ...fields,
  });
}
