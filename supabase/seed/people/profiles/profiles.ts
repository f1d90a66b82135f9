import type { CreatorSlug } from '../people.ts';
import { adaToOmarProfiles } from './ada-to-omar.ts';
import type { Profile } from './profile.ts';
import { graceToTomaszProfiles } from './grace-to-tomasz.ts';
import { ninaToZoeProfiles } from './nina-to-zoe.ts';

export const profiles: Record<CreatorSlug, Profile> = {
  ...adaToOmarProfiles,
  ...graceToTomaszProfiles,
  ...ninaToZoeProfiles,
};
