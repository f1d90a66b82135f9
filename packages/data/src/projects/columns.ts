import type { DataClient } from '../client/types.ts';

const PROJECT_COLUMNS =
  'id, user_id, title, tagline, description, image_url, image_color, bolt_url, tags, created_at, is_for_sale, sale_price, sale_kind, sold_at, is_proven';

const OWN_PROJECT_COLUMNS = `${PROJECT_COLUMNS}, visibility` as const;

const METADATA_COLUMNS =
  'live_url, repo_url, documentation_url, completion_date, project_type, client_name, team_members, challenges, solutions, includes_source_code, includes_documentation, includes_support, support_duration, third_party_licenses';

const PROJECT_DETAIL_COLUMNS =
  `${OWN_PROJECT_COLUMNS}, ${METADATA_COLUMNS}, like_count, save_count, view_count, owner:users!projects_user_id_fkey(id, name, username, avatar, bio, location, availability, rating_avg, rating_count, offers:services(price, duration))` as const;

/** For lists: the row rule also lets an owner read what they did not publish. */
export const selectProjects = (client: DataClient) =>
  client.from('projects').select(PROJECT_COLUMNS).eq('visibility', 'public');

export const selectOwnProjects = (client: DataClient) =>
  client.from('projects').select(OWN_PROJECT_COLUMNS);

export const selectProjectsWithOwner = (client: DataClient) =>
  client
    .from('projects')
    .select(
      `${PROJECT_COLUMNS}, owner:users!projects_user_id_fkey(name, avatar, rating_avg, rating_count)`,
    )
    .eq('visibility', 'public');

export const selectProjectDetails = (client: DataClient) =>
  client.from('projects').select(PROJECT_DETAIL_COLUMNS);

export const selectShowpieces = (client: DataClient) =>
  client
    .from('projects')
    .select('id, title, tagline, image_url, image_color, owner:users!projects_user_id_fkey(name)')
    .eq('visibility', 'public');
