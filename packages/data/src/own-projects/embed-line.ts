import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const answerSchema = v.object({ html: v.string() });

/** The line of HTML that embeds a public project, as the site gives it to others (https://oembed.com); null if there is none, as on a host for static files. */
export const embedLineOptions = (projectId: string) =>
  queryOptions({
    queryKey: ['projects', 'embed-line', projectId],
    queryFn: async ({ signal }) => {
      const page = new URL(`/projects/${projectId}`, document.baseURI);
      const url = new URL('/oembed', document.baseURI);
      url.searchParams.set('url', page.href);
      const response = await fetch(url, { signal });
      if (response.status >= 500) throw new Error(`/oembed responded with ${response.status}`);
      // A host for static files may respond with its start page.
      const answer = v.safeParse(answerSchema, await response.json().catch(() => null));
      return answer.success ? answer.output.html : null;
    },
    staleTime: 0,
    meta: { failure: 'Error fetching the line to embed a project:' },
  });
