import S3rver from '@20minutes/s3rver';

// The process of `s3-server.ts`: serves the folder that it is given and tells its port.
const [directory = ''] = process.argv.slice(2);
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  configureBuckets: [{ name: 'pictures', configs: [] }],
});
const { port } = await server.run();
process.send?.(port);
process.once('disconnect', () => process.exit());
