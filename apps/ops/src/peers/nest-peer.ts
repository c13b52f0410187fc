import 'reflect-metadata';
import { Controller, Get, Module, StandardSchemaValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import pg from 'pg';
import { StudyController } from './nest/study-controller.ts';
import { PgStudy } from './study/pg-study.ts';

/** NestJS on Fastify and node-postgres: guard, controller, its pipe for schemas with zod. argv: port, database address, 'prepared' or nothing. */
const [port, databaseUrl = '', statements] = process.argv.slice(2);

@Controller()
class ReadyController {
  @Get('ready')
  ready() {
    return { ready: true };
  }
}

@Module({
  controllers: [ReadyController, StudyController],
  providers: [
    {
      provide: PgStudy,
      useFactory: () =>
        new PgStudy(new pg.Pool({ connectionString: databaseUrl, max: 10 }), statements === 'prepared'),
    },
  ],
})
class AppModule {}

const app = await NestFactory.create<NestFastifyApplication>(AppModule, new FastifyAdapter(), {
  logger: ['error'],
});
app.useGlobalPipes(new StandardSchemaValidationPipe());
await app.listen(Number(port), '127.0.0.1');
