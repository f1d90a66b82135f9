import { lazyComponent } from '@showcase/kit/loading';
import { SkeletonBlock, SkeletonGroup } from '@showcase/ui';

/** The mail as subscribers get it. Its code is loaded when the preview is first opened. */
export const Preview = lazyComponent({
  name: 'preview of the newsletter',
  load: () => import('./newsletter-preview.tsx').then((module) => module.NewsletterPreview),
  Pending: () => (
    <SkeletonGroup label="Loading preview">
      <SkeletonBlock height="640px" />
    </SkeletonGroup>
  ),
});
