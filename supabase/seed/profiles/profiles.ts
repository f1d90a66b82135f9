import type { CreatorSlug } from '../people.ts';
import { firstProfiles } from './first.ts';
import type { Profile } from './profile.ts';
import { secondProfiles } from './second.ts';
import { thirdProfiles } from './third.ts';

export const profiles: Record<CreatorSlug, Profile> = {
  ...firstProfiles,
  ...secondProfiles,
  ...thirdProfiles,
};
