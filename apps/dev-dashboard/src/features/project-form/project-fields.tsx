import { Stack } from '@showcase/ui';
import { FormSection } from '../../shared/item-form/form-section.tsx';
import type { useSections } from '../../shared/item-form/use-sections.ts';
import { Basics } from './sections/basics.tsx';
import { CodeSamples } from './sections/code-samples.tsx';
import { Details, Links } from './sections/details.tsx';
import { Gallery } from './sections/gallery.tsx';
import { Sale } from './sections/sale.tsx';
import { Videos } from './sections/videos.tsx';

export const SECTIONS = {
  Links: ['live_url', 'repo_url', 'documentation_url'],
  Details: [
    'completion_date',
    'project_type',
    'client_name',
    'team_members',
    'challenges',
    'solutions',
  ],
  Gallery: ['gallery'],
  Videos: ['videos', 'newVideo'],
  'Code Samples': ['codeSamples', 'newCodeSample'],
  'Sale and Support': ['sale_price', 'support_duration'],
};

export const INITIALLY_OPEN = ['Links', 'Gallery'];

type ProjectFieldsProps = {
  sections: Pick<ReturnType<typeof useSections>, 'getSectionProps'>;
  progress: Readonly<Record<string, number>>;
};

export function ProjectFields({ sections, progress }: ProjectFieldsProps) {
  return (
    <Stack gap={5}>
      <Basics progress={progress} />
      <div>
        <FormSection {...sections.getSectionProps('Links')}>
          <Links />
        </FormSection>
        <FormSection {...sections.getSectionProps('Details')}>
          <Details />
        </FormSection>
        <FormSection {...sections.getSectionProps('Gallery')}>
          <Gallery progress={progress} />
        </FormSection>
        <FormSection {...sections.getSectionProps('Videos')}>
          <Videos />
        </FormSection>
        <FormSection {...sections.getSectionProps('Code Samples')}>
          <CodeSamples />
        </FormSection>
        <FormSection {...sections.getSectionProps('Sale and Support')}>
          <Sale />
        </FormSection>
      </div>
    </Stack>
  );
}
