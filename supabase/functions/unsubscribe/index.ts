import { connectWithPublishableKey, read, serve } from '../_shared/runtime.ts';
import { handleRequest } from './handle-request.ts';

const client = connectWithPublishableKey();

serve((request) => handleRequest(request, { client, siteUrl: read('SITE_URL') }));
