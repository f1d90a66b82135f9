import { CaseView } from '@showcase/hiring/cases';

export const CasePage = () => <CaseView side="creator" />;
