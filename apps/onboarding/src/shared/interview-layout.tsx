import { Outlet } from '@showcase/remote-contract';
import { useState } from 'react';
import { InterviewToolsContext, systemTools, type InterviewTools } from './interview-tools.ts';

/** A layout that provides the external dependencies of an interview, which are created on the first visit. */
export function createInterviewLayout(createTools: () => InterviewTools = systemTools) {
  let createdTools: InterviewTools | undefined;
  return function InterviewLayout() {
    const [tools] = useState(() => (createdTools ??= createTools()));
    return (
      <InterviewToolsContext value={tools}>
        <Outlet />
      </InterviewToolsContext>
    );
  };
}
