import type { ProjectSlug } from '../projects.ts';
import { assistantStories } from './assistants.ts';
import { healthStories } from './health.ts';
import { learningStories } from './learning.ts';
import { leisureStories } from './leisure.ts';
import { moneyStories } from './money.ts';
import { sellingStories } from './selling.ts';
import type { Story } from './story.ts';
import { togetherStories } from './together.ts';
import { toolStories } from './tools.ts';
import { workStories } from './work.ts';

export const stories: Record<ProjectSlug, Story> = {
  ...sellingStories,
  ...moneyStories,
  ...workStories,
  ...healthStories,
  ...learningStories,
  ...togetherStories,
  ...leisureStories,
  ...assistantStories,
  ...toolStories,
};
