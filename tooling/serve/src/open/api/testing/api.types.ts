export interface paths {
    "/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find projects */
        get: operations["listProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a project */
        get: operations["getProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find creators */
        get: operations["listCreators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creators/{creator}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a creator */
        get: operations["getCreator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creators/{creator}/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the projects of a creator, newest first */
        get: operations["listProjectsOfCreator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creators/{creator}/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the services of a creator, newest first */
        get: operations["listServicesOfCreator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find services */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a service */
        get: operations["getService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Project: {
            id: string;
            url: string;
            title: string;
            tagline: string | null;
            /** @description The beginning of it, without markup. */
            description: string;
            /** @description The whole of it, without markup. */
            fullDescription: string;
            /** @description The URL of a picture. */
            image: string | null;
            tags: string[];
            /** @description Null if it is not for sale. */
            sale: {
                /** @description In US dollars. */
                price: number;
                /** @description once (all rights, one buyer) or license (one product of each buyer). */
                kind: string;
                isSold: boolean;
            } | null;
            /** @description Whether its creator has proven that its website or its repository is theirs. */
            isProven: boolean;
            creator: components["schemas"]["Maker"];
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it could first be seen.
             */
            publishedAt: string;
            /**
             * Format: date-time
             * @description Of the last change by its creator, or of its sale. Likes and views do not change it.
             */
            updatedAt: string;
        };
        Maker: {
            id: string;
            url: string;
            name: string;
            username: string | null;
            /** @description Null without reviews. */
            rating: {
                /** @description From 1 to 5. */
                average: number;
                count: number;
            } | null;
        };
        Error: {
            error: {
                /** @enum {string} */
                code: "invalid_request" | "not_found" | "method_not_allowed" | "too_many_requests" | "unexpected" | "unavailable";
                /** @description What happened, and what to do. */
                message: string;
            };
        };
        Creator: {
            id: string;
            /** @description Of their page, where a client contacts and hires them. */
            url: string;
            username: string | null;
            name: string;
            specialization: string | null;
            /** @description The beginning of it, without markup. */
            bio: string;
            /** @description The whole of it, without markup. */
            fullBio: string;
            location: string | null;
            skills: string[];
            languages: string[];
            /** @description The URL of a picture. */
            image: string | null;
            /** @description In US dollars. */
            hourlyRate: number | null;
            availability: string | null;
            /** @description Null without reviews. */
            rating: {
                /** @description From 1 to 5. */
                average: number;
                count: number;
            } | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        Service: {
            id: string;
            /** @description Of the page of its creator, where a client hires them. */
            url: string;
            title: string;
            /** @description The beginning of it, without markup. */
            description: string;
            /** @description The whole of it, without markup. */
            fullDescription: string;
            /** @description In US dollars. An estimate if work is paid by the hour, or that of the cheapest package. */
            price: number;
            pricingModel: string;
            /** @description A text such as 3-5 days. */
            duration: string;
            /** @description The URL of a picture. */
            image: string | null;
            creator: components["schemas"]["Maker"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listProjects: {
        parameters: {
            query?: {
                /** @description Words to find. */
                q?: string;
                /** @description Technologies as the filter of the site has them, such as React, separated by commas. An item has at least one of them. */
                technologies?: string;
                /** @description Only what is for sale, in any way, once or by license. */
                sale?: "any" | "once" | "license";
                /** @description The order. best, the default, ranks by where the words of `q` are. */
                sort?: "best" | "newest" | "price";
                /** @description The `next` of the page before. It stays right while items are added and removed. */
                cursor?: string;
                /** @description How many items a page has. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    /** @description Send it as If-None-Match, and a response without changes is 304. */
                    ETag?: string;
                    /** @description The URL of the next page, as rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Project"][];
                        /** @description The cursor of the next page; null after the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description Nothing has changed since the ETag of If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is unknown or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests in this minute. */
            429: {
                headers: {
                    /** @description The seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It. */
            200: {
                headers: {
                    /** @description Send it as If-None-Match, and a response without changes is 304. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            /** @description Nothing has changed since the ETag of If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is unknown or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is none, or it is not public. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests in this minute. */
            429: {
                headers: {
                    /** @description The seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCreators: {
        parameters: {
            query?: {
                /** @description Words to find. */
                q?: string;
                /** @description Skills, such as React, separated by commas. An item has at least one of them. */
                skills?: string;
                /** @description The order. best, the default, ranks by where the words of `q` are. */
                sort?: "best" | "newest" | "rating";
                /** @description The `next` of the page before. It stays right while items are added and removed. */
                cursor?: string;
                /** @description How many items a page has. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    /** @description Send it as If-None-Match, and a response without changes is 304. */
                    ETag?: string;
                    /** @description The URL of the next page, as rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Creator"][];
                        /** @description The cursor of the next page; null after the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description Nothing has changed since the ETag of If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is unknown or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests in this minute. */
            429: {
                headers: {
                    /** @description The seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCreator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Their id or username. */
                creator: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It. */
            200: {
                headers: {
                    /** @description Send it as If-None-Match, and a response without changes is 304. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Creator"];
                };
            };
            /** @description Nothing has changed since the ETag of If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is unknown or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is none, or it is not public. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests in this minute. */
            429: {
                headers: {
                    /** @description The seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listProjectsOfCreator: {
        parameters: {
            query?: {
                /** @description The `next` of the page before. It stays right while items are added and removed. */
                cursor?: string;
                /** @description How many items a page has. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Their id or username. */
                creator: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    /** @description Send it as If-None-Match, and a response without changes is 304. */
                    ETag?: string;
                    /** @description The URL of the next page, as rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Project"][];
                        /** @description The cursor of the next page; null after the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description Nothing has changed since the ETag of If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is unknown or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is none, or it is not public. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests in this minute. */
            429: {
                headers: {
                    /** @description The seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listServicesOfCreator: {
        parameters: {
            query?: {
                /** @description The `next` of the page before. It stays right while items are added and removed. */
                cursor?: string;
                /** @description How many items a page has. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Their id or username. */
                creator: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    /** @description Send it as If-None-Match, and a response without changes is 304. */
                    ETag?: string;
                    /** @description The URL of the next page, as rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Service"][];
                        /** @description The cursor of the next page; null after the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description Nothing has changed since the ETag of If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is unknown or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is none, or it is not public. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests in this minute. */
            429: {
                headers: {
                    /** @description The seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listServices: {
        parameters: {
            query?: {
                /** @description Words to find. */
                q?: string;
                /** @description Skills of the creator, such as React, separated by commas. An item has at least one of them. */
                skills?: string;
                /** @description The highest price, in US dollars. */
                maxPrice?: number;
                /** @description The order. best, the default, ranks by where the words of `q` are. */
                sort?: "best" | "newest" | "price" | "rating";
                /** @description The `next` of the page before. It stays right while items are added and removed. */
                cursor?: string;
                /** @description How many items a page has. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    /** @description Send it as If-None-Match, and a response without changes is 304. */
                    ETag?: string;
                    /** @description The URL of the next page, as rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Service"][];
                        /** @description The cursor of the next page; null after the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description Nothing has changed since the ETag of If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is unknown or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests in this minute. */
            429: {
                headers: {
                    /** @description The seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It. */
            200: {
                headers: {
                    /** @description Send it as If-None-Match, and a response without changes is 304. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            /** @description Nothing has changed since the ETag of If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is unknown or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is none, or it is not public. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests in this minute. */
            429: {
                headers: {
                    /** @description The seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
