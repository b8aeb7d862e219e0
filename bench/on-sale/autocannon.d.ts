declare module 'autocannon' {
  interface Request {
    method: string;
    path: string;
    headers?: Record<string, string> | undefined;
    body?: string | undefined;
  }
  interface Options {
    url: string;
    connections: number;
    amount?: number;
    duration?: number;
    timeout?: number;
    overallRate?: number;
    requests: (Request & { setupRequest?: (request: Request) => Request })[];
  }
  interface Result {
    start: Date;
    finish: Date;
    non2xx: number;
    errors: number;
    latency: { p99: number };
    requests: { average: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
