/** The router's functions for rendering pages on the server. Kept out of the shared part, which browsers load whole. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
