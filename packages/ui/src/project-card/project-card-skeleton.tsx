import type { ComponentPropsWithRef } from 'react';
import { CoverFrame } from '../cover/cover.styles.ts';
import { SkeletonBlock, SkeletonText } from '../skeleton/skeleton.tsx';
import {
  Links,
  Picture,
  ProjectCardElement,
  Tags,
  Texts,
  titleLineHeight,
} from './project-card.styles.ts';

/** Has the same size as a ProjectCard in the same column. */
export function ProjectCardSkeleton(props: Omit<ComponentPropsWithRef<'div'>, 'children'>) {
  return (
    <ProjectCardElement as="div" aria-hidden {...props} data-card>
      <div>
        <Picture>
          <CoverFrame />
        </Picture>
        <SkeletonText size={18} lineHeight={titleLineHeight} />
        <SkeletonBlock height="24px" width="60%" />
      </div>
      <Texts>
        <SkeletonText size={14} />
        <SkeletonText size={14} />
      </Texts>
      <Tags>
        <SkeletonBlock height="24px" width="70%" />
      </Tags>
      <Links>
        <SkeletonBlock height="14px" width="96px" />
      </Links>
    </ProjectCardElement>
  );
}
