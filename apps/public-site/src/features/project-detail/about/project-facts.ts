import type { ProjectDetail } from '@showcase/data/projects';
import type { ProjectSale, ProjectView } from '../project-view.ts';

const TYPE_LABELS = {
  personal: 'Personal project',
  client: 'Client work',
  education: 'Education',
  opensource: 'Open source',
  hackathon: 'Hackathon',
} as const satisfies Record<ProjectDetail['project_type'], string>;

type Fields<Name extends keyof ProjectDetail> = Pick<ProjectDetail, Name>;

export function getFacts(
  project: Fields<'project_type' | 'client_name' | 'team_members' | 'completion_date'>,
): ProjectView['facts'] {
  return [
    { label: 'Type', value: TYPE_LABELS[project.project_type] },
    { label: 'Made for', value: project.client_name },
    { label: 'Made with', value: project.team_members },
    { label: 'Completed', value: project.completion_date },
  ];
}

export function getStory({
  challenges,
  solutions,
}: Fields<'challenges' | 'solutions'>): ProjectView['story'] {
  return [
    { label: 'Challenges', text: challenges },
    { label: 'Solutions', text: solutions },
  ].flatMap(({ label, text }) => (text ? [{ label, text }] : []));
}

export function getSale(
  project: Fields<
    | 'is_for_sale'
    | 'sale_price'
    | 'sale_kind'
    | 'sold_at'
    | 'third_party_licenses'
    | 'includes_source_code'
    | 'includes_documentation'
    | 'includes_support'
    | 'support_duration'
  >,
): ProjectSale | null {
  const { is_for_sale, sale_price, sale_kind, sold_at, support_duration } = project;
  // Without a kind, its creator has not chosen yet how it is sold.
  if (!is_for_sale || sale_price === null || sale_kind === null || sold_at !== null) return null;
  const days = support_duration === 1 ? '1 day' : `${support_duration} days`;
  return {
    kind: sale_kind,
    price: sale_price,
    licenses: project.third_party_licenses,
    includes: [
      project.includes_source_code && 'Source code',
      project.includes_documentation && 'Documentation',
      project.includes_support && `${days} of support`,
    ].filter((part) => part !== false),
  };
}
