import java.nio.file.Path;
import java.time.Duration;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.configuration.connectors.BoltConnector;
import org.neo4j.configuration.helpers.SocketAddress;
import org.neo4j.dbms.api.DatabaseManagementServiceBuilder;

/** Neo4j Community on a loopback Bolt port, for tests: Neo4jServer FOLDER PORT. Prints `ready` when it serves. */
public class Neo4jServer {
  public static void main(String[] given) throws Exception {
    var folder = Path.of(given[0]).toAbsolutePath().normalize();
    var address = new SocketAddress("127.0.0.1", Integer.parseInt(given[1]));
    var server = new DatabaseManagementServiceBuilder(folder)
        .setConfig(BoltConnector.enabled, true)
        .setConfig(BoltConnector.listen_address, address)
        .setConfig(GraphDatabaseSettings.auth_enabled, false)
        .setConfig(GraphDatabaseSettings.pagecache_memory, 64L * 1024 * 1024)
        // Small graphs outgrow their statistics all the time; by default each query is planned anew every 10 s.
        .setConfig(GraphDatabaseSettings.cypher_min_replan_interval, Duration.ofDays(1))
        .build();
    Runtime.getRuntime().addShutdownHook(new Thread(server::shutdown));
    System.out.println("ready");
    Thread.currentThread().join();
  }
}
