import type { DataClient } from '../client/types.ts';

export const USER_COLUMNS =
  'id, name, username, avatar, bio, location, skills, website, linkedin, github, twitter, instagram, is_dev, preferred_language, years_experience, hourly_rate, availability, specialization, education, experience, languages, rating_avg, rating_count, created_at, updated_at';

export const selectUsers = (client: DataClient) => client.from('users').select(USER_COLUMNS);
