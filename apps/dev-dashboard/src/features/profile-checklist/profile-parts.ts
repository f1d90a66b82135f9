import type { ProfileValues } from '@showcase/data/schemas';

export type ProfilePart = {
  /** Its name once it is there. */
  label: string;
  /** The link to add it. */
  action: string;
  href: string;
  /** The field of the editor that adds it. */
  field?: keyof ProfileValues;
};

const EDITOR = '/dashboard/dev/profile';

/** The parts of a profile that clients look for, in its order, and those that the first invoice needs. */
export const PROFILE_PARTS = {
  picture: {
    label: 'Profile picture',
    action: 'Add a profile picture',
    href: `${EDITOR}?section=basic`,
    field: 'avatar',
  },
  bio: {
    label: 'Bio',
    action: 'Write a bio',
    href: `${EDITOR}?section=basic`,
    field: 'bio',
  },
  location: {
    label: 'Location',
    action: 'Add your location',
    href: `${EDITOR}?section=basic`,
    field: 'location',
  },
  skills: {
    label: 'Skills',
    action: 'Add your skills',
    href: `${EDITOR}?section=basic`,
    field: 'skills',
  },
  links: {
    label: 'Links',
    action: 'Link your GitHub or website',
    href: `${EDITOR}?section=social`,
    field: 'github',
  },
  specialization: {
    label: 'Specialization',
    action: 'Say what you do best',
    href: `${EDITOR}?section=professional`,
    field: 'specialization',
  },
  rate: {
    label: 'Hourly rate',
    action: 'Set your hourly rate',
    href: `${EDITOR}?section=professional`,
    field: 'hourly_rate',
  },
  project: {
    label: 'First project',
    action: 'Add your first project',
    href: '/dashboard/dev/projects?edit=new',
  },
  service: {
    label: 'First service',
    action: 'Add your first service',
    href: '/dashboard/dev/services?edit=new',
  },
  payment: {
    label: 'How you are paid',
    action: 'Say how you want to be paid',
    href: `${EDITOR}?settings=billing`,
  },
} as const satisfies Record<string, ProfilePart>;

export type PartName = keyof typeof PROFILE_PARTS;

export const PART_NAMES = Object.keys(PROFILE_PARTS) as PartName[];
