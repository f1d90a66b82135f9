import { Stack } from '@showcase/ui';
import { FormSection } from '../../shared/item-form/form-section.tsx';
import type { ItemFieldsProps } from '../../shared/item-form/item-kind.ts';
import { Basics } from './sections/basics.tsx';
import { CodeSamples } from './sections/code-samples.tsx';
import { Details, Links } from './sections/details.tsx';
import { Gallery } from './sections/gallery.tsx';
import { Sale } from './sections/sale.tsx';
import { Videos } from './sections/videos.tsx';
import { Visibility } from './sections/visibility.tsx';

export const INITIALLY_OPEN = ['Links', 'Gallery'];

export function ProjectFields({ sections, progress }: ItemFieldsProps) {
  return (
    <Stack gap={5}>
      <Basics progress={progress} />
      <Visibility />
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
        <FormSection {...sections.getSectionProps('Code samples')}>
          <CodeSamples />
        </FormSection>
        <FormSection {...sections.getSectionProps('Sale and support')}>
          <Sale />
        </FormSection>
      </div>
    </Stack>
  );
}
