import { useEffect } from 'react';
import { useInterviewTools } from '../../shared/interview-tools.ts';
import { onDraftOfOtherTab, readDraft, type Owner } from './draft.ts';
import type { Interview } from './interview.ts';
import { loadTexts } from './load-texts.ts';

/** Follows the interview when the user answers in another tab. */
export function useOtherTab(interview: Interview, owner: Owner) {
  const { storage } = useInterviewTools();
  useEffect(() => {
    const follow = async () => {
      const draft = readDraft(storage, owner);
      if (!draft) return;
      const { language } = draft;
      interview.follow({ language, texts: await loadTexts(language.code) }, draft);
    };
    return onDraftOfOtherTab(owner, () => {
      follow().catch((error: unknown) => console.error('Error following the interview:', error));
    });
  }, [interview, owner, storage]);
}
