import { clients, creators, projects, savedCreators } from '../rows.ts';
import { hashToFraction, createStableId } from './ids.ts';
import { creatorJoined, clientJoined, daysAgo, projectPublished } from './timeline.ts';

const people = [...creators, ...clients].map(({ slug }) => slug);
const browsers = Array.from({ length: 180 }, (_, index) => `browser-${String(index)}`);

/** A day after this user had joined and the project was published. */
function pickDay(name: string, project: string, person: string): number {
  const joined = creatorJoined.get(person) ?? clientJoined;
  const possible = Math.min(projectPublished.get(project) ?? 1, joined) - 1;
  return 1 + Math.floor(hashToFraction(name) ** 2 * Math.max(0, possible - 1));
}

/** Views are stored for 90 days, so older ones are spread over the last 85. */
const viewDay = (ago: number) => 1 + ((ago - 1) % 85);

/** A few projects get most of the views. */
const fame = (project: string) => 0.08 + hashToFraction(`${project}/fame`) ** 2 * 0.6;

function choices(kind: 'like' | 'save', share: number) {
  return projects.flatMap(({ slug, owner }) =>
    people
      .filter((person) => person !== owner)
      .filter((person) => hashToFraction(`${slug}/${person}/${kind}`) < fame(slug) * share)
      .map((person) => ({
        project_id: createStableId('project', slug),
        user_id: createStableId('user', person),
        created_at: daysAgo(pickDay(`${slug}/${person}/${kind}/day`, slug, person), slug),
      })),
  );
}

export const likeRows = choices('like', 1);
export const saveRows = choices('save', 0.4);

export const viewRows = projects.flatMap(({ slug, owner }) =>
  [...people, ...browsers]
    .filter((viewer) => viewer !== owner)
    .filter((viewer) => hashToFraction(`${slug}/${viewer}/view`) < fame(slug) * 0.9)
    .map((viewer) => {
      const isPerson = !viewer.startsWith('browser-');
      const id = isPerson ? createStableId('user', viewer) : createStableId('viewer', viewer);
      return {
        project_id: createStableId('project', slug),
        day: daysAgo(viewDay(pickDay(`${slug}/${viewer}/view/day`, slug, viewer)), slug),
        viewer_key: id,
        user_id: isPerson ? id : null,
      };
    }),
);

/** A user who viewed a project may have viewed its creator's profile, too. */
export const profileViewRows = creators.flatMap(({ slug }) =>
  [...people, ...browsers]
    .filter((viewer) => viewer !== slug)
    .filter((viewer) => hashToFraction(`${slug}/${viewer}/profile-view`) < fame(slug) * 0.5)
    .map((viewer) => {
      const isPerson = !viewer.startsWith('browser-');
      const id = isPerson ? createStableId('user', viewer) : createStableId('viewer', viewer);
      const joined = Math.min(
        creatorJoined.get(slug) ?? 1,
        creatorJoined.get(viewer) ?? clientJoined,
      );
      const ago =
        1 + Math.floor(hashToFraction(`${slug}/${viewer}/profile-view/day`) ** 2 * (joined - 2));
      return {
        creator_id: createStableId('user', slug),
        day: daysAgo(viewDay(ago), slug),
        viewer_key: id,
        user_id: isPerson ? id : null,
      };
    }),
);

export const savedRows = savedCreators.map((saved) => ({
  user_id: createStableId('user', saved.client),
  creator_id: createStableId('user', saved.creator),
  note: saved.note ?? null,
  created_at: daysAgo(saved.daysAgo, `${saved.client}/${saved.creator}/saved`),
}));
