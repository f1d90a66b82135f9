/** What the server needs of the router to render pages. Kept out of the shared part, which browsers load whole. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
