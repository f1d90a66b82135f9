import { CaseView } from '@showcase/kit/hire-requests';

export const CasePage = () => <CaseView side="creator" />;
