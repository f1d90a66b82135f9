import type { Row } from '../database.ts';
import type { StoredNotification } from '../notifications/notification.ts';
import type { CodeSample, ProjectMedia } from '../projects/material/project-material.ts';
import type { ListedOwnProject, ProjectCounts, ProjectMetadata } from '../projects/project.ts';
import type { Review } from '../reviews/review.ts';
import type { Service } from '../services/service.ts';
import type { ContactAudience } from '../users/profile/own-profile.ts';
import type { User } from '../users/user.ts';

export type ReviewRow = Omit<Review, 'author' | 'hire' | 'project'> & {
  user_id: string;
  hire_request_id?: string | null;
  hidden_because?: string;
  updated_at: string;
};
export type ProjectRow = ListedOwnProject &
  ProjectMetadata &
  ProjectCounts & { is_featured: boolean; updated_at: string };
export type ServiceRow = Service & { updated_at: string };
export type DetailsRow = {
  user_id: string;
  view_count: number;
  email: string | null;
};
export type ContactRow = {
  user_id: string;
  audience: ContactAudience;
  email: string;
  confirmed_at: string | null;
};
export type MediaRow = ProjectMedia & { project_id: string; position: number };
export type CodeSampleRow = CodeSample & { project_id: string; position: number };
export type SavedSearchRow = Row<'saved_searches'>;
export type NotificationRow = StoredNotification & { user_id: string };

/** A uuid that is easy to read in a failing test: `testId(7)`. */
export function testId(number: number) {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** Of every account, where a test does not say otherwise. */
const ACCOUNT_EMAIL = 'ada@example.com';

export const DAY = '2025-06-01T12:00:00.000Z';

export function aUser(fields: Partial<User> = {}): User {
  return {
    id: testId(1),
    name: 'Ada Stone',
    username: 'ada-stone',
    avatar: null,
    bio: 'I build calm software.',
    location: 'Berlin Germany',
    skills: ['React', 'Supabase'],
    website: null,
    linkedin: null,
    github: null,
    twitter: null,
    instagram: null,
    is_dev: true,
    preferred_language: 'en',
    years_experience: 5,
    hourly_rate: 75,
    availability: 'full-time',
    specialization: 'Full-Stack Development',
    education: [],
    experience: [],
    languages: ['English'],
    rating_avg: 0,
    rating_count: 0,
    created_at: DAY,
    updated_at: DAY,
    ...fields,
  };
}

export function aProject(fields: Partial<ProjectRow> = {}): ProjectRow {
  return {
    id: testId(101),
    user_id: testId(1),
    title: 'Harbour Notes',
    tagline: null,
    description: 'A shared notebook for crews that are often offline, with maps and tides.',
    image_url: null,
    image_color: null,
    bolt_url: 'https://bolt.new/harbour-notes',
    tags: ['Web', 'React', 'SaaS'],
    created_at: DAY,
    live_url: null,
    repo_url: null,
    documentation_url: null,
    completion_date: null,
    project_type: 'personal',
    client_name: null,
    team_members: null,
    challenges: null,
    solutions: null,
    is_for_sale: false,
    sale_price: null,
    includes_source_code: true,
    includes_documentation: true,
    includes_support: false,
    support_duration: 30,
    sale_kind: null,
    sold_at: null,
    is_proven: false,
    third_party_licenses: [],
    like_count: 0,
    save_count: 0,
    view_count: 0,
    visibility: 'public',
    is_featured: false,
    updated_at: DAY,
    ...fields,
  };
}

export function aService(fields: Partial<ServiceRow> = {}): ServiceRow {
  return {
    id: testId(201),
    user_id: testId(1),
    title: 'Landing page in a week',
    description: 'One page, designed and built, with analytics and a contact form that works.',
    price: 400,
    duration: '3-5 days',
    requirements: null,
    is_active: true,
    metadata: { pricing_model: 'fixed' },
    images: [],
    created_at: DAY,
    updated_at: DAY,
    ...fields,
  };
}

export function someDetails(fields: Partial<DetailsRow> = {}): DetailsRow {
  return {
    user_id: testId(1),
    view_count: 0,
    email: ACCOUNT_EMAIL,
    ...fields,
  };
}

export function aContact(fields: Partial<ContactRow> = {}): ContactRow {
  return {
    user_id: testId(1),
    audience: 'everyone',
    email: ACCOUNT_EMAIL,
    confirmed_at: DAY,
    ...fields,
  };
}

export function aReview(fields: Partial<ReviewRow> = {}): ReviewRow {
  return {
    id: testId(301),
    user_id: testId(2),
    target_user_id: testId(1),
    rating: 5,
    is_counted: true,
    comment: 'Clear, quick and kind.',
    reply: null,
    edited_at: null,
    is_edited_after_reply: false,
    project_id: null,
    author_initial: 'M',
    created_at: DAY,
    updated_at: DAY,
    ...fields,
  };
}

export function aNotification(fields: Partial<NotificationRow> = {}): NotificationRow {
  return {
    id: testId(401),
    user_id: testId(1),
    kind: 'request_created',
    params: {
      request_id: testId(501),
      side: 'creator',
      title: 'Landing page in a week',
      actor_name: 'Mia Chen',
    },
    needs_action: false,
    read_at: null,
    created_at: DAY,
    ...fields,
  };
}

export function aSavedSearch(fields: Partial<SavedSearchRow> = {}): SavedSearchRow {
  return {
    id: testId(601),
    user_id: testId(1),
    kind: 'projects',
    name: 'React',
    search: { technologies: ['React'] },
    frequency: 'as_they_come',
    new_count: 0,
    last_told_at: null,
    last_match_at: null,
    created_at: DAY,
    ...fields,
  };
}
